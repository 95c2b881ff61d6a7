import { html, type TemplateResult } from 'lit';

/** Lines of a name and what belongs to it. */
export const linesView = (lines: readonly (readonly [name: unknown, value: unknown])[]): TemplateResult => html`
  <dl>
    ${lines.map(
      ([name, value]) => html`
        <div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>
      `,
    )}
  </dl>
`;

/** A box to be ticked. */
export const tickView = (name: string, on: boolean, set: (on: boolean) => void): TemplateResult => html`
  <label>
    <input type="checkbox" .checked=${on} @change=${({ target }: Event) => set((target as HTMLInputElement).checked)} />
    ${name}
  </label>
`;
