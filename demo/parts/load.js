const folder = new URL('.', document.currentScript.src);

// A page may insist on Trusted Types.
const policy = globalThis.trustedTypes?.createPolicy('solitaire-site', { createScriptURL: (address) => address });

/** Loads a script next to the one that contains this. Several run in the order of the calls. */
export function load(file) {
  const { href } = new URL(file, folder);
  const script = document.createElement('script');
  script.src = policy?.createScriptURL(href) ?? href;
  script.async = false;
  document.head.append(script);
}
