import pharmacy from 'virtual:content/pharmacy';
import { NamedTelephone, Telephone } from '../contact/Telephone.tsx';

/** The pharmacy's telephone; before it, unless the pharmacy is open (closed-request.css), the one that is answered then. */
export function Telephones() {
  const { telephone, urgent, callCosts } = pharmacy;
  return (
    <>
      {urgent && (
        <span className="while-closed">
          <NamedTelephone {...urgent} costs={callCosts} />
        </span>
      )}
      <Telephone number={telephone} costs={callCosts} />
    </>
  );
}
