import { z } from 'zod';
import { holidaysOfPlace, opening, refuseOverlaps } from '../../opening/horario.schema.ts';
import {
  anyTelephone,
  callCost,
  email,
  fields,
  hasOwnCost,
  httpsUrl,
  httpsUrlOf,
  MUNICIPALITY,
  mobile,
  nipc,
  OWN_COST,
  once,
  postalCode,
  telephone,
  text,
  within,
} from './values.ts';

const YEAR = 'um ano até ao atual, como 1987';
const DEGREES = 'um número com ponto, como 39.54321';

/** Mainland, Madeira with the Selvagens, Azores: latitude from and to, longitude from and to. */
const PORTUGAL = [
  [36.9, 42.2, -9.6, -6.1],
  [30, 33.2, -17.4, -15.8],
  [36.8, 39.8, -31.4, -24.9],
] as const;

const isInPortugal = (latitude: number, longitude: number) =>
  PORTUGAL.some(
    ([south, north, west, east]) => south <= latitude && latitude <= north && west <= longitude && longitude <= east,
  );

const IN_PORTUGAL = 'um ponto em Portugal: latitude entre 30 e 42,2; longitude entre -31,4 e -6,1, com o sinal menos';

const coordinates = fields({
  latitude: z.number({ error: DEGREES }).describe('Latitude, entre 30 e 42,2'),
  longitude: z.number({ error: DEGREES }).describe('Longitude, negativa'),
})
  .refine(({ latitude, longitude }) => isInPortugal(latitude, longitude), {
    error: ({ input }) => {
      const { latitude, longitude } = input as { latitude: number; longitude: number };
      return isInPortugal(longitude, latitude) ? 'as duas ao contrário: parecem trocadas' : IN_PORTUGAL;
    },
  })
  .meta({ control: 'coordinates' });

const address = {
  rua: 'Rua e número',
  codigoPostal: postalCode.describe('Código postal'),
  localidade: 'Localidade postal',
};

const otherTelephone = fields({
  nome: 'De quem, ou para quê, é o número',
  numero: anyTelephone.describe('Nove algarismos entre aspas').meta({ label: 'Número' }),
  custo: callCost,
  whatsapp: z
    .boolean()
    .default(false)
    .describe('true se este número também tem WhatsApp')
    .meta({ label: 'Este número também tem WhatsApp' }),
  lingua: text.optional().describe('A língua em que se atende neste número, se não for o português: inglês'),
  nomeNaLingua: z
    .boolean()
    .default(false)
    .describe('true se o nome está escrito nessa língua, como Visitors, para se ouvir bem lido')
    .meta({ label: 'O nome está escrito nessa língua', hint: 'Como «Visitors»: ouve-se bem lido.' }),
})
  .refine(({ lingua, nomeNaLingua }) => !nomeNaLingua || lingua !== undefined, {
    path: ['lingua'],
    error: 'a língua em que o nome está escrito',
  })
  .refine(hasOwnCost, OWN_COST)
  .refine(({ numero, whatsapp }) => !whatsapp || !numero.startsWith('8'), {
    path: ['whatsapp'],
    error: 'um número fixo ou móvel: os 800 e 808 não têm WhatsApp',
  });

const FILE = 'o nome de um ficheiro que está em content/fotografias, sem acentos nem espaços, como fachada.jpg';
const SEEN = 'o que se vê, numa frase de 10 a 200 letras, como «A fachada na praça, com a porta verde aberta»';

/** A file's name that stands in an address as it is: no spaces, no accents, no folders. */
export const PHOTOGRAPH_FILE = /^[\w-]+\.\w+$/;

const photograph = (where: string) =>
  fields({
    ficheiro: z
      .string({ error: FILE })
      .regex(PHOTOGRAPH_FILE, { error: FILE })
      .describe('Nome do ficheiro, que fica em content/fotografias')
      .meta({
        control: 'photograph',
        label: 'Fotografia',
        hint: 'JPEG, PNG ou WebP, com 1000 pixéis de largura ou mais.',
      }),
    descricao: z
      .string({ error: SEEN })
      .regex(/^[^{}]{10,200}$/, { error: SEEN })
      .describe(
        'O que se vê, como se contasse a quem não vê: quem ou o quê, onde, a fazer o quê. Sem começar por «Fotografia de»',
      )
      .meta({
        control: 'long',
        label: 'O que se vê',
        hint: 'Para quem não vê: quem ou o quê, onde, a fazer o quê.',
      }),
  })
    .optional()
    .describe(where);

const look = fields({
  azulejo: z
    .enum(['roseta', 'estrela', 'escama'])
    .default('roseta')
    .describe('Desenho dos azulejos: roseta, de pétalas num anel; estrela, de oito pontas; escama, como ondas')
    .meta({
      control: 'tiles',
      label: 'Desenho dos azulejos',
      choices: { roseta: 'Roseta: pétalas num anel', estrela: 'Estrela de oito pontas', escama: 'Escama: como ondas' },
    }),
  abertura: z
    .enum(['placa', 'fotografia', 'azulejo'])
    .default('placa')
    .describe('O que abre a página: a placa da rua sobre azulejos; a fotografia da loja; só azulejos')
    .meta({
      label: 'O que abre a página',
      choices: {
        placa: 'A placa da rua, sobre azulejos',
        fotografia: 'A fotografia da loja, em moldura de azulejos',
        azulejo: 'Só azulejos',
      },
    }),
  cantos: z
    .enum(['redondos', 'retos'])
    .default('redondos')
    .describe('Cantos dos botões e das caixas')
    .meta({ label: 'Cantos', choices: { redondos: 'Redondos', retos: 'Retos' } }),
});

/** `content/farmacia.yaml`: who the pharmacy is. */
export const farmacia = fields({
  demonstracao: z.boolean().default(false).describe('true enquanto os dados são de demonstração').meta({
    label: 'Isto ainda é uma demonstração',
    hint: 'Tire o visto quando todos os dados forem os seus.',
  }),
  nome: 'Nome que as pessoas usam',
  localidade: 'A terra que a farmácia serve',
  concelho: text.describe('Concelho da farmácia').meta(MUNICIPALITY),
  desde: z
    .int({ error: YEAR })
    .min(1500, { error: YEAR })
    .refine((year) => year <= new Date().getFullYear(), { error: YEAR })
    .describe('Ano de abertura')
    .meta({ control: 'digits' }),
  site: httpsUrl
    .regex(/^https:\/\/[^/?#]+$/, { error: 'só o endereço, sem barra nem nada a seguir, como https://www.farmacia.pt' })
    .describe('Endereço do site, sem barra no fim')
    .meta({ label: 'Endereço do site' }),
  matiz: within(z.number, 0, 360, 'um número de 0 a 360, o tom; um código como #8b3a2f não serve')
    .describe('Tom da cor da casa, de 0 a 360; 155 é o verde da cruz, que fica sempre verde')
    .meta({
      control: 'hue',
      label: 'Cor da casa',
      hint: '155 é o verde da cruz, 200 o turquesa, 250 o azul, 25 o tijolo.',
    }),
  aspeto: look.prefault({}).describe('O aspeto do site, além da cor').meta({ label: 'Aspeto' }),
  fotografias: fields({
    loja: photograph('A farmácia por fora ou por dentro; ao lado do mapa, ou na abertura'),
    equipa: photograph('Quem atende; debaixo da história'),
    servicos: photograph('Ao lado do título dos serviços'),
    aluguer: photograph('Debaixo do orçamento do aluguer'),
    parceiros: photograph('Ao lado do título dos parceiros'),
  })
    .optional()
    .describe('Fotografias, se as houver: JPEG, PNG ou WebP de 1000 pixéis de largura ou mais')
    .meta({
      label: 'Fotografias',
      hint: 'Tal como saem do telemóvel. Cada uma precisa de uma frase que diga o que se vê, para quem não a pode ver.',
    }),
  empresa: fields({
    denominacao: 'Denominação registada, ou o nome do empresário',
    nipc: nipc
      .describe('NIPC, ou NIF do empresário; nove algarismos entre aspas')
      .meta({ label: 'NIPC', hint: 'Nove algarismos; o NIF, se for em nome individual.' }),
    capitalSocial: text.optional().describe('Capital social, por exemplo 5 000,00 €; só de uma sociedade'),
    conservatoria: text.optional().describe('Conservatória e número de matrícula; só de uma sociedade'),
  })
    .refine(({ nipc, capitalSocial, conservatoria }) => !nipc.startsWith('5') || (capitalSocial && conservatoria), {
      error:
        'o capital social e a conservatória de uma sociedade; só quem tem um NIF que não começa por 5 passa sem eles',
    })
    .describe('A empresa, como no registo comercial (CSC, artigo 171.º), ou o empresário em nome individual'),
  direcaoTecnica: 'Nome de quem assume a direção técnica (DL 307/2007, artigo 28.º)',
  responsaveis: z
    .array(fields({ cargo: 'O que é: Diretor técnico adjunto, Gerente', nome: 'Nome' }))
    .check(once(({ cargo, nome }) => `${cargo} ${nome}`, 'cada pessoa uma só vez'))
    .default([])
    .describe('Mais quem responda pela farmácia, além da direção técnica, se o quiser dizer'),
  alvara: 'Número do alvará do INFARMED',
  telefones: fields({
    geral: telephone.describe('Telefone da farmácia'),
    whatsapp: telephone.optional().describe('Número com WhatsApp, fixo ou móvel. Sem ele, os pedidos seguem por SMS'),
    sms: mobile
      .optional()
      .describe('Telemóvel que recebe SMS, se não houver WhatsApp. Sem os dois, os pedidos seguem por e-mail'),
    urgencia: telephone.optional().describe('Número para urgências fora do horário, se houver'),
  })
    .describe('Telefones, nove algarismos entre aspas')
    .meta({ label: 'Telefones', hint: 'Nove algarismos, sem +351.' }),
  outrosTelefones: z
    .array(otherTelephone)
    .check(once(({ numero }) => numero, 'cada número uma só vez'))
    .default([])
    .describe('Mais números, cada um com o nome que se lê nos contactos'),
  email: email.describe('E-mail geral'),
  morada: fields({
    ...address,
    distrito: text
      .describe('Distrito; nas ilhas, a ilha: Ilha da Madeira')
      .meta({ label: 'Distrito', hint: 'Nas ilhas, a ilha: Ilha da Madeira.' }),
  }).describe('Morada da farmácia'),
  postos: z
    .array(
      fields({
        nome: 'Nome do posto',
        morada: fields(address).describe('Morada do posto'),
        telefone: telephone.optional().describe('O telefone de lá, nove algarismos entre aspas, se for outro').meta({
          label: 'Telefone de lá',
          hint: 'Deixe vazio se for o da farmácia.',
        }),
        coordenadas: coordinates.optional().describe('Onde fica no mapa, se o quiser dizer'),
        responsavel: text.optional().describe('Quem responde por este sítio, se o quiser dizer'),
        aberturas: z
          .array(opening)
          .check(refuseOverlaps)
          .default([])
          .describe('Quando está aberto')
          .meta({ control: 'week' }),
        feriados: holidaysOfPlace,
      }),
    )
    .check(once(({ nome }) => nome, 'cada posto uma só vez'))
    .default([])
    .describe('Postos farmacêuticos móveis e outros sítios onde a farmácia atende'),
  coordenadas: coordinates
    .describe(
      'Onde fica no mapa. Da longitude vêm também a hora do site (a dos Açores, ou a de Lisboa) e os feriados da região',
    )
    .meta({
      label: 'Onde fica no mapa',
      hint: 'Daqui vêm também a hora do site (a dos Açores, ou a de Lisboa) e os feriados da região.',
    }),
  linguas: z
    .array(text)
    .check(once((name) => name, 'cada língua uma só vez'))
    .default([])
    .describe(
      'Línguas que se falam ao balcão, além do português: inglês, língua gestual portuguesa. As mais comuns leem-se também na própria língua',
    ),
  acessos: z
    .array(text)
    .check(once((name) => name, 'cada acesso uma só vez'))
    .default([])
    .describe('O que facilita entrar: rampa à entrada, estacionamento à porta'),
  comodidades: z
    .array(text)
    .check(once((name) => name, 'cada uma só uma vez'))
    .default([])
    .describe('O que há na farmácia e não é um serviço: cacifos de 24 horas, VALORMED, cartão de cliente'),
  redesSociais: z
    .array(fields({ nome: 'Nome da rede', url: httpsUrl.describe('Endereço da página') }))
    .check(once(({ nome }) => nome, 'cada rede uma só vez'))
    .default([])
    .describe('Páginas em redes sociais, se houver'),
  ligacoes: fields({
    infarmed: httpsUrlOf('infarmed.pt').describe('Lista de farmácias do INFARMED'),
    livroReclamacoes: httpsUrlOf('livroreclamacoes.pt').describe(
      'Livro de reclamações eletrónico (DL 156/2005, artigo 5.º-B)',
    ),
    dgav: httpsUrlOf('dgav.pt')
      .optional()
      .describe('Página da DGAV sobre venda à distância, se vender medicamentos veterinários'),
    farmaciasDeServico: httpsUrl.optional().describe('Página do município com as farmácias de serviço, se houver'),
    litigios: fields({ nome: 'Nome da entidade', url: httpsUrl.describe('Endereço da entidade') }).describe(
      'Entidade de resolução de litígios (Lei 144/2015, artigo 18.º)',
    ),
  }).describe('Ligações que a lei pede'),
}).refine(({ aspeto, fotografias }) => aspeto.abertura !== 'fotografia' || fotografias?.loja, {
  path: ['aspeto', 'abertura'],
  error: 'uma fotografia da loja; ou a placa, ou só azulejos',
});
