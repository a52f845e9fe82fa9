import texts from 'virtual:content/formulario/pagina';
import { Check } from 'lucide';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useRequest } from './useRequest.ts';
import { writeLine } from './write-line.ts';

/**
 * Whether the visitor comes or the pharmacy delivers, and then on which `terms`: a line in *Outro assunto*, no field of its own
 * (specification §3).
 */
export function DeliveryChoice({ terms }: { terms: string }) {
  const { outroAssunto } = useRequest();
  const { pergunta, respostas } = texts.entrega;
  const lines = respostas.map(({ linha }) => linha);
  const chosen = respostas.find(({ linha }) => outroAssunto.includes(linha));
  return (
    <fieldset className="needs-script">
      <legend>{pergunta}</legend>
      <div className="cluster">
        {respostas.map((answer) => (
          <Button
            key={answer.rotulo}
            aria-pressed={answer === chosen}
            onClick={() => writeLine(answer === chosen ? '' : answer.linha, lines)}
          >
            {answer === chosen && <Icon of={Check} />}
            {answer.rotulo}
          </Button>
        ))}
      </div>
      <p role="status" className="fine-print">
        {chosen === respostas[1] && terms}
      </p>
    </fieldset>
  );
}
