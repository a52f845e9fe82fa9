import { useEffect, useRef } from 'react';
import { CODE_FIELDS } from './prescription.ts';
import { request, type texts } from './useRequest.ts';
import { hasLine, withLine } from './write-line.ts';

/**
 * For who has the prescription only on paper: a line in *Instruções* says that a photograph follows. The line holds the choice,
 * and no field does (specification §3). Where the codes come, it goes: they say less than the photograph.
 */
export function PhotographOffer({ convite, linha, cuidado }: Omit<NonNullable<typeof texts.fotografia>, 'falta'>) {
  const tick = useRef<HTMLInputElement>(null);
  const writeInstruction = (line: string) => {
    request.write({ instrucoes: withLine(request.get().instrucoes, line, [linha]) });
  };

  // Set by hand: rendered, the tick of a press jumps back until React has rendered what the press wrote.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts never change
  useEffect(() => {
    const showPromise = () => {
      const { instrucoes, ...values } = request.get();
      const hasCodes = CODE_FIELDS.some((name) => values[name]);
      const isPromised = hasLine(instrucoes, linha);
      if (isPromised && hasCodes) writeInstruction('');
      else if (tick.current) Object.assign(tick.current, { checked: isPromised, disabled: hasCodes });
    };
    showPromise();
    return request.subscribe(showPromise);
  }, []);

  return (
    <div className="needs-script">
      <p>{convite}</p>
      <label className="photograph-offer">
        <input
          ref={tick}
          type="checkbox"
          aria-describedby="fotografia-hint"
          onChange={({ currentTarget }) => writeInstruction(currentTarget.checked ? linha : '')}
        />
        {linha}
      </label>
      <p id="fotografia-hint" className="fine-print">
        {cuidado}
      </p>
    </div>
  );
}
