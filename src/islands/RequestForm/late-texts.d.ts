/** Parts of content/formulario.yaml that come with the code that shows them; made by src/content/late-texts.ts. */
declare module 'virtual:formulario/acoes' {
  const texts: import('./form-texts.ts').LateFormTexts['acoes'];
  export default texts;
}

declare module 'virtual:formulario/aviso' {
  const texts: import('./form-texts.ts').LateFormTexts['aviso'];
  export default texts;
}

declare module 'virtual:formulario/drawn' {
  const texts: import('./form-texts.ts').FormTexts;
  export default texts;
}

declare module 'virtual:formulario/estado' {
  const texts: import('./form-texts.ts').LateFormTexts['estado'];
  export default texts;
}

declare module 'virtual:formulario/painel' {
  const texts: import('./form-texts.ts').LateFormTexts['painel'];
  export default texts;
}

declare module 'virtual:formulario/sms' {
  const texts: import('./form-texts.ts').LateFormTexts['sms'];
  export default texts;
}
