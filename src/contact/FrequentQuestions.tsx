import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { Unbroken } from '../ui/Unbroken.tsx';

/** The questions that visitors ask at the counter every day; each answer unfolds under its question. */
export function FrequentQuestions({ pharmacy: { pagina, perguntas } }: { pharmacy: Pharmacy }) {
  return (
    <details id="perguntas">
      <summary>
        <h3>{pagina.contactos.perguntas}</h3>
      </summary>
      {perguntas.map(({ pergunta, resposta }) => (
        <details key={pergunta}>
          <summary>{pergunta}</summary>
          <p>
            <Unbroken text={resposta} />
          </p>
        </details>
      ))}
    </details>
  );
}
