import { type DeliveryChoice, deliveryChoice, withDeliveryChoice } from './delivery-choice.ts';
import { request, texts, useRequest } from './useRequest.ts';

const CHOICES = ['buscar', 'entregar'] as const satisfies readonly DeliveryChoice[];

/** Whether the visitor comes or the pharmacy delivers, and then on which `terms`: two parts of one switch, and no field. */
export function DeliverySwitch({ terms }: { terms: string }) {
  const chosen = deliveryChoice(useRequest(), texts.entrega);

  function chooseDelivery(choice: DeliveryChoice) {
    request.write(withDeliveryChoice(request.get(), choice === chosen ? null : choice, texts.entrega));
  }

  return (
    <div className="needs-script">
      <div className="delivery-switch">
        {CHOICES.map((choice) => (
          <button key={choice} type="button" aria-pressed={choice === chosen} onClick={() => chooseDelivery(choice)}>
            {texts.entrega[choice].rotulo}
          </button>
        ))}
      </div>
      <p role="status" className="fine-print">
        {chosen === 'entregar' && terms}
      </p>
    </div>
  );
}
