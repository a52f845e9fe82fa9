/** Copy that comes with the code that shows it; made by src/content/late-texts.ts. */
declare module 'virtual:slogans' {
  const slogans: string[];
  export default slogans;
}

declare module 'virtual:interface/abertaAgora' {
  const texts: import('./OpenNow/OpenNow.island.tsx').OpenNowTexts;
  export default texts;
}

declare module 'virtual:interface/avisos' {
  const texts: import('./Notices/NoticeCard.tsx').NoticeTexts;
  export default texts;
}

declare module 'virtual:interface/cookies' {
  const texts: import('./CookieBanner/Banner.tsx').BannerTexts;
  export default texts;
}

declare module 'virtual:interface/entregamos' {
  const texts: import('./DeliveryCheck/DeliveryCheck.island.tsx').DeliveryCheckTexts;
  export default texts;
}

declare module 'virtual:interface/orcamento' {
  const texts: import('./RentalQuote/RentalQuote.island.tsx').RentalQuoteTexts;
  export default texts;
}

declare module 'virtual:interface/partilhar' {
  const texts: import('./Share/Share.island.tsx').ShareTexts;
  export default texts;
}

declare module 'virtual:interface/slogans' {
  const texts: import('./SloganRotator/SloganRotator.island.tsx').SloganTexts;
  export default texts;
}

declare module 'virtual:interface/tema' {
  const texts: import('./ThemeToggle/ThemeToggle.island.tsx').ThemeTexts;
  export default texts;
}
