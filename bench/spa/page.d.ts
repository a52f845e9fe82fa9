/** What the page says, as the client-rendered build brings it: made by build.ts. */
declare module 'virtual:bench/page' {
  const page: import('./build.ts').PageContent;
  export default page;
}
