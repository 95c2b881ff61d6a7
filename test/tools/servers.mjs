// The frameworks that turn components into HTML on a server. Each renders a tag as markup, and with all its attributes bound to values.
import { asBound, asMarkup } from './tags.mjs';
import { moduleOf } from './written.mjs';

async function vue(template, values) {
  const { createSSRApp } = await import('vue');
  const { renderToString } = await import('vue/server-renderer');
  const app = createSSRApp({ template, data: () => ({ values }) });
  app.config.compilerOptions.isCustomElement = (tag) => tag.includes('-');
  return renderToString(app);
}

async function svelte(template, values) {
  const { compile } = await import('svelte/compiler');
  const { js } = compile(`<script>let { values } = $props();</script>${template}`, {
    generate: 'server',
    name: 'Game',
  });
  const { default: Game } = await moduleOf(js.code);
  const { render } = await import('svelte/server');
  return render(Game, { props: { values } }).body;
}

async function solid(template, values) {
  const { default: babel } = await import('@babel/core');
  const { default: preset } = await import('babel-preset-solid');
  const { code } = await babel.transformAsync(`export const Game = ({ values }) => ${template};`, {
    presets: [[preset, { generate: 'ssr', hydratable: false }]],
    babelrc: false,
    configFile: false,
  });
  const { Game } = await moduleOf(code);
  const { renderToString } = await import('solid-js/web');
  return renderToString(() => Game({ values }));
}

/** Each takes a tag and returns its HTML in both ways. `enables`: a bound `disabled` of `'false'` becomes `disabled`. */
const server = (render, bind) => async (tag) => [
  await render(asMarkup(tag), {}),
  await render(asBound(tag, bind), tag.values),
];

export const servers = {
  vue: { run: server(vue, (name, value) => `:${name}="${value}"`), enables: true },
  svelte: { run: server(svelte, (name, value) => `${name}={${value}}`), enables: true },
  'solid-js': { run: server(solid, (name, value) => `${name}={${value}}`), enables: true },
};
