/** The content that islands import; made by src/content/content-modules.ts. */
declare module 'virtual:content/slogans' {
  const slogans: string[];
  export default slogans;
}

declare module 'virtual:content/interface/abertaAgora' {
  const texts: import('../content/load.ts').Content['interface']['abertaAgora'];
  export default texts;
}

declare module 'virtual:content/interface/avisos' {
  const texts: import('../content/load.ts').Content['interface']['avisos'];
  export default texts;
}

declare module 'virtual:content/interface/cookies' {
  const texts: import('../content/load.ts').Content['interface']['cookies'];
  export default texts;
}

declare module 'virtual:content/interface/entregamos' {
  const texts: import('../content/load.ts').Content['interface']['entregamos'];
  export default texts;
}

declare module 'virtual:content/interface/orcamento' {
  const texts: import('../content/load.ts').Content['interface']['orcamento'];
  export default texts;
}

declare module 'virtual:content/interface/partilhar' {
  const texts: import('../content/load.ts').Content['interface']['partilhar'];
  export default texts;
}

declare module 'virtual:content/interface/slogans' {
  const texts: import('../content/load.ts').Content['interface']['slogans'];
  export default texts;
}

declare module 'virtual:content/interface/tema' {
  const texts: import('../content/load.ts').Content['interface']['tema'];
  export default texts;
}

declare module 'virtual:content/interface/erro' {
  const texts: import('../content/load.ts').Content['interface']['erro'];
  export default texts;
}

/** Who the pharmacy is and how it can be reached. Numbers have nine digits. */
declare module 'virtual:content/pharmacy' {
  const pharmacy: {
    name: string;
    email: string;
    telephone: string;
    whatsapp: string;
    onCall: string;
    callCosts: import('../ui/Telephone.tsx').CallCosts;
  };
  export default pharmacy;
}

declare module 'virtual:content/hours' {
  const hours: import('../lib/hours.ts').OpeningHours;
  export default hours;
}

/** `book` is "Agendar Aluguer". */
declare module 'virtual:content/rental' {
  const rental: { items: import('../lib/rental.ts').RentalItem[]; book: string };
  export default rental;
}

/** Councils where the pharmacy delivers, its own first; kinds of delivery with their price in cents. */
declare module 'virtual:content/delivery' {
  const delivery: { councils: string[]; kinds: { nome: string; preco: number; prazo: string }[] };
  export default delivery;
}

declare module 'virtual:content/formulario/acoes' {
  const texts: import('../content/load.ts').Content['formulario']['acoes'];
  export default texts;
}

declare module 'virtual:content/formulario/aviso' {
  const texts: import('../content/load.ts').Content['formulario']['aviso'];
  export default texts;
}

declare module 'virtual:content/formulario/pagina' {
  const texts: ReturnType<typeof import('../content/schemas/formulario.ts').pageTexts>;
  export default texts;
}

declare module 'virtual:content/formulario/estado' {
  const texts: import('../content/load.ts').Content['formulario']['estado'];
  export default texts;
}

declare module 'virtual:content/formulario/painel' {
  const texts: import('../content/load.ts').Content['formulario']['painel'];
  export default texts;
}

declare module 'virtual:content/formulario/sms' {
  const texts: import('../content/load.ts').Content['formulario']['sms'];
  export default texts;
}
