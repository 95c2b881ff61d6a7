import vue from '@vitejs/plugin-vue';

// Vue must know which tags are no components of its own.
const isCustomElement = (tag) => tag.includes('-');

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
