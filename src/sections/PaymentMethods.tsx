import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inSentence } from '../text/in-sentence.ts';
import { Drawing } from '../ui/Drawing.tsx';
import { Section } from '../ui/Section.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { notAccepted } from './words.ts';

/** The ways to pay: their marks, all of one optical size, and names; then those that are not taken. */
export function PaymentMethods({ pharmacy }: { pharmacy: Pharmacy }) {
  const accepted = pharmacy.pagamentos.filter(({ aceita }) => aceita);
  const refused = pharmacy.pagamentos.flatMap(({ nome, aceita }) => (aceita ? [] : [inSentence(nome)]));
  const names = new Intl.ListFormat('pt-PT', { type: 'disjunction' }).format(refused);
  return (
    <Section id="pagamentos" title={pharmacy.pagina.pagamentos.titulo}>
      <ul className="cluster payment-methods">
        {accepted.map(({ nome, marca }) => (
          <li key={nome}>
            {marca && <Drawing name={marca} size={32} />}
            {/* A list of pictures without paragraphs is no text to a reader view. */}
            <p>
              <Unbroken text={nome} />
            </p>
          </li>
        ))}
      </ul>
      {names && <p>{notAccepted(names)}</p>}
    </Section>
  );
}
