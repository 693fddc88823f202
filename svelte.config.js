/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: { runes: true },
  // The framework we measure ourselves against drags an old Svelte library along that no page of ours uses.
  vitePlugin: { experimental: { disableSvelteResolveWarnings: true } },
};
