import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  base: './',
  resolve: { conditions: ['acies-source', ...defaultClientConditions] },
  build: { target: 'es2022', outDir: 'dist', chunkSizeWarningLimit: 400 },
  plugins: [
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      includeAssets: ['icon.svg', 'icon-192.png'],
      manifest: {
        name: 'Acies, the sheet beside the table',
        short_name: 'Acies',
        description: 'Five quick-reference sheets for ancient battles as calculators with exact odds',
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
      workbox: { globPatterns: ['**/*.{js,css,html,svg}'] },
    }),
  ],
});
