import { browserslistToTargets } from 'lightningcss';

/** A browser that some device keeps for good: nothing newer can be installed there. */
interface SupportedBrowser {
  /** Its name in `@mdn/browser-compat-data`. */
  name: 'chrome' | 'firefox' | 'safari' | 'safari_ios';
  version: string;
  /** The devices on which it is the last. */
  lastOn: string;
}

/** The oldest browsers in which everything works that works in the newest, niceties aside. */
export const SUPPORTED_BROWSERS: SupportedBrowser[] = [
  { name: 'chrome', version: '109', lastOn: 'Windows 7 and 8.1' },
  { name: 'firefox', version: '115', lastOn: 'Windows 7 and 8.1, macOS 10.12 to 10.14' },
  { name: 'safari', version: '15.6', lastOn: 'macOS 10.15' },
  { name: 'safari_ios', version: '15.6', lastOn: 'iPhone 6s, 7 and the first SE' },
];

/** The same browsers as Vite, esbuild and Lightning CSS name them: `chrome109`. */
export const BUILD_TARGETS = SUPPORTED_BROWSERS.map(({ name, version }) => name.replace('safari_ios', 'ios') + version);

/** The same browsers for Lightning CSS. */
export const CSS_TARGETS = browserslistToTargets(
  SUPPORTED_BROWSERS.map(({ name, version }) => `${name.replace('safari_ios', 'ios_saf')} ${version}`),
);
