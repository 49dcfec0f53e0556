import { type Browser, chromium } from 'playwright-core';
import { bundleForBrowser, GLOBAL } from './bundle.ts';
import { needChromium } from './find-chromium.ts';

/** Tests run as root on machines without a screen, and the browser is to keep quiet about itself on the network. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without a window; it has a new user data folder, which goes when it is closed. */
export const launchChromium = async (): Promise<Browser> =>
  chromium.launch({ executablePath: needChromium(), args: FLAGS });

type Functions<M> = { [K in keyof M]: M[K] extends (...args: never[]) => unknown ? M[K] : never };

/** The functions of a module, called in a page. What goes in and out is plain data; an error there is one here. */
export type InPage<M> = <K extends keyof M & string>(
  name: K,
  ...args: Parameters<Functions<M>[K]>
) => Promise<Awaited<ReturnType<Functions<M>[K]>>>;

/** Bundles a module and loads it into an empty page of its own, without any server. */
export async function openInPage<M>(browser: Browser, entry: URL): Promise<InPage<M>> {
  const script = await bundleForBrowser(entry);
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  return (name, ...args) => page.evaluate(`${GLOBAL}.${name}(...${JSON.stringify(args)})`);
}
