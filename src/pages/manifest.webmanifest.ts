import { colour } from '../art/palette.ts';
import { loadPharmacy } from '../pharmacy/load.ts';

/** The web app manifest, by which a phone installs the site: name, colours, icons, and the three things people come for. */
export function GET() {
  const { farmacia, pagina } = loadPharmacy();
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: farmacia.nome,
    short_name: farmacia.nome,
    description: pagina.descricao,
    lang: 'pt-PT',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour('paper', farmacia.matiz),
    background_color: colour('paper', farmacia.matiz),
    categories: ['health', 'medical'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any'),
      icon(192, 'maskable'),
      icon(512, 'any'),
      icon(512, 'maskable'),
    ],
    shortcuts: [
      { name: pagina.cabecalho.ligar, url: '/#contactos' },
      { name: pagina.pedido.titulo, url: '/#pedido' },
      { name: pagina.comoChegar.titulo, url: '/#como-chegar' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}
