/** Address of the site's font in the built site, for a `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export { default as fontFile } from '../../.cache/font/atkinson.woff2?url';
