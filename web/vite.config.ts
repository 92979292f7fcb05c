import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Where the server looks for the client. It is built, never committed. */
const CLIENT = fileURLToPath(new URL("../src/kobako/server/client", import.meta.url));
/** The server behind `npm run dev`. It takes only pages of its own origin, so the origin is changed on the way. */
const SERVER = process.env.SERVER ?? "http://127.0.0.1:8752";
const PROXY = { target: SERVER, changeOrigin: true, headers: { origin: SERVER } };

/** Small things that most pages say or ask; each in a file of its own they would be larger. */
const SAYINGS =
  /src\/(?:table\/(?:people|tell|password|save)|words\/(?:bots|options|use-game)|pages\/rule-list|games\/parts\/words)\.tsx?$/;

export default defineConfig({
  build: {
    outDir: CLIENT,
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no inline style, and pictures are better cached
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: "sayings", test: SAYINGS }] } } },
    modulePreload: { polyfill: false }, // the polyfill would be an inline script in disguise for old browsers only
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api/socket": { ...PROXY, ws: true },
      "/api": PROXY,
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}", "src/**/*.test.{ts,tsx}"],
    restoreMocks: true,
    testTimeout: 60_000, // ms: on a busy machine a test is slow, not wrong
    maxWorkers: "100%", // by default one core is left idle, of two
  },
});
