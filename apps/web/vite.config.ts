import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressed } from './src/build/compressed.ts';
import { t } from './src/strings.ts';

/** What the first page says before any script has run, out of the catalogue. */
const WORDS: Readonly<Record<string, string>> = { name: t.name, description: t.description };
const fillIn = (html: string): string =>
  html
    .replace('<html lang="en">', `<html lang="${t.language}">`)
    .replace(/%(\w+)%/g, (gap, word: string) => WORDS[word] ?? gap);

const noTransitions = fileURLToPath(new URL('./src/battle/table/camera/no-transitions.ts', import.meta.url));

/** The settings of zod, and ours of them: in the page they come together and first. The worker makes no schema before its own. */
const settings = { name: 'settings', test: /zod[\\/]v4[\\/]core[\\/]core\.js$|src[\\/]jitless\.ts$/ };
const framework = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ };

/** A client with other rule sets is built with a file of its own in place of `src/rule-sets.ts`. */
const ruleSets = process.env.ACIES_RULE_SETS;
const ownRuleSets = ruleSets ? [{ find: /^(\.\.?\/)+rule-sets\.ts$/, replacement: resolve(ruleSets) }] : [];

export default defineConfig({
  base: './',
  resolve: {
    conditions: ['acies-source', ...defaultClientConditions],
    alias: [
      { find: 'd3-transition', replacement: noTransitions },
      { find: 'd3-interpolate', replacement: noTransitions },
      ...ownRuleSets,
    ],
  },
  worker: { format: 'es' },
  build: {
    ...{ target: 'es2022', outDir: 'dist', chunkSizeWarningLimit: 400, modulePreload: { polyfill: false } },
    // Whatever page is fetched first needs all of it: in parts it would only weigh more.
    rolldownOptions: { output: { codeSplitting: { groups: [framework, settings] } } },
  },
  plugins: [
    react(),
    { name: 'words-of-the-catalogue', transformIndexHtml: { order: 'pre', handler: fillIn } },
    VitePWA({
      // Another version waits until it is asked for or all tabs are closed: a throw may be half entered.
      registerType: 'prompt',
      includeAssets: ['icon.svg', 'icon-192.png'],
      manifest: {
        name: t.nameInFull,
        short_name: t.name,
        description: t.description,
        lang: t.language,
        theme_color: '#f4efe4',
        background_color: '#f4efe4',
        display: 'standalone',
        start_url: './',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        ],
      },
      // The first visit is looked after at once, not only the next.
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg}'],
        // What tests know of a rule set is of no use to a client.
        globIgnores: ['**/*trials-*.js'],
        clientsClaim: true,
      },
    }),
    compressed(),
  ],
});
