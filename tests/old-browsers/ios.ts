import { SUPPORTED_BROWSERS } from '../../build/supported-browsers.ts';
import { DATA, lackedBy } from '../dist/old-browsers/support.ts';

const IOS = SUPPORTED_BROWSERS.filter(({ name }) => name === 'safari_ios');

/** An object of the browser, and those of its members that iOS lacks, its constructor by its own name; or all of it. */
interface Lack {
  object: string;
  members: string[] | 'all';
}

/** What the engine goes on asking for, as iOS does not, and what Playwright looks for controls by. */
const KEPT = ['trustedTypes', 'checkVisibility'];

function lacksIn(path: string, objects: object | undefined): Lack[] {
  const isLacked = (name: string, feature: string) => !KEPT.includes(name) && lackedBy(feature, IOS).length > 0;
  return Object.entries<object>({ ...objects }).map(([object, about]) => {
    const lacked = Object.keys(about).filter((member) => isLacked(member, `${path}.${object}.${member}`));
    const members = lacked.map((member) => member.replace(/_static$/, ''));
    return { object, members: isLacked(object, `${path}.${object}`) ? 'all' : members };
  });
}

/** In the page, before its scripts: takes away what iOS lacks, and reads regular expressions and media as it does. */
function takeAway(lacks: Lack[]): void {
  const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  const forbid = (object: string, isForbidden: (args: unknown[]) => boolean) => {
    const allow = (args: unknown[]) => {
      if (isForbidden(args)) throw new TypeError(`iOS does not do this: ${object}`);
    };
    const real = world[object];
    if (typeof real !== 'function') return;
    const value = new Proxy(real as new () => object, {
      construct: (target, args, self) => {
        allow(args);
        return Reflect.construct(target, args, self);
      },
    });
    Object.defineProperty(world, object, { value, writable: true, configurable: true });
  };
  for (const { object, members } of lacks) {
    if (members === 'all') Reflect.deleteProperty(world, object);
    const owners: unknown[] = object === 'Window' ? [world] : [world[object], world[object]?.prototype];
    for (const owner of owners.filter((part) => part instanceof Object))
      for (const member of members === 'all' ? [] : members)
        if (member !== object && Object.hasOwn(owner as object, member))
          Reflect.deleteProperty(owner as object, member);
    if (members.includes(object)) forbid(object, () => true);
  }
  forbid('RegExp', ([pattern]) => /\(\?<[=!]/.test(pattern instanceof RegExp ? pattern.source : String(pattern)));
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(/[<>]|^not \(|\) or \(/.test(query) ? 'not all' : query);
}

/**
 * A script that takes from a Chromium what Safari on iOS 15.6 lacks of JavaScript: not of CSS, and not in the service
 * worker.
 */
export function iosLacks(): string {
  const lacks = [...lacksIn('javascript.builtins', DATA.javascript['builtins']), ...lacksIn('api', DATA.api)];
  return `(${takeAway})(${JSON.stringify(lacks.filter(({ members }) => members.length > 0))})`;
}
