import { sharePicture } from '../art/share-picture.ts';
import { loadPharmacy } from '../pharmacy/load.ts';

/** The picture beside a shared link. */
export async function GET() {
  const { farmacia, pagina } = loadPharmacy();
  const text = { name: farmacia.nome, tagline: pagina.abertura.lema, place: farmacia.localidade };
  const picture = await sharePicture(text, farmacia.matiz, farmacia.aspeto.azulejo);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
