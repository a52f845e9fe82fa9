import contact from 'virtual:content/contact';
import { NamedTelephone, Telephone } from '../contact/Telephone.tsx';

/** The telephone; before it, while it is closed, that of who answers then. */
export function Telephones() {
  const { telephone, outsideHours, onCall, callCosts } = contact;
  return (
    <>
      <span data-while="nobody">
        <NamedTelephone {...outsideHours} isCostRepeated />
      </span>
      {onCall && (
        <span data-while="on-call">
          <NamedTelephone {...onCall} isCostRepeated />
        </span>
      )}
      <Telephone number={telephone} costs={callCosts} isCostRepeated />
    </>
  );
}
