import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// A server that runs beside `npm run dev`; `dejarik serve` listens there by default.
const server = process.env['DEJARIK_SERVER'] ?? 'http://127.0.0.1:7373';

const proxy = { '/api': { target: server, ws: true } };

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy },
  preview: { proxy },
});
