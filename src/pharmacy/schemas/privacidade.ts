import { fields, MONTHS, ownText, paragraph, textMatching, wholeText } from '../../fields/values.ts';

/** `content/privacidade.md`: its front matter, and the Markdown below it as `texto`. */
export const privacidade = fields({
  titulo: 'Título',
  descricao: 'Resumo para o Google. O que lá se lê por baixo do título.',
  data: textMatching(
    new RegExp(`^(\\d{1,2} de )?(${MONTHS.join('|')}) de 20\\d\\d$`),
    'um mês e um ano, como «janeiro de 2025»',
  )
    .describe('Quando mudou pela última vez')
    .meta({ own: 'asked' }),
  alojamento: ownText('Nome da empresa que mostra o site na internet. A lei pede que se diga (RGPD, artigo 13.º).'),
  encarregado: paragraph
    .optional()
    .describe(
      'Quem é o encarregado da proteção de dados e como se lhe escreve. Se não o há, diga-o, e quem trata disso.',
    )
    .meta({ own: 'asked' }),
  destinatario: fields({
    whatsapp: ownText('Com WhatsApp').meta({ shownIf: 'farmacia.telefones.whatsapp' }),
    sms: 'Sem WhatsApp, por SMS',
    email: 'Sem os dois, por e-mail',
  })
    .optional()
    .describe('A quem passa um pedido, conforme o meio. No WhatsApp, se o telemóvel da farmácia faz cópias na nuvem.'),
  texto: wholeText
    .min(1, { error: 'a política de privacidade, que a lei pede a cada site' })
    .describe('Texto. Uma linha que começa por ## é um título; uma em branco separa parágrafos; **assim** é negrito.')
    .meta({ control: 'long', own: 'asked' }),
}).meta({
  title: 'Privacidade',
  description: 'A política de privacidade. É um texto legal: mostre-o a quem o aconselha.',
});
