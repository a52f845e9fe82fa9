import { MessageButton } from '../contact/MessageButton.tsx';
import { Telephone } from '../contact/Telephone.tsx';
import { dayNames } from '../opening/week.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { type IllustratedProps, Photograph } from '../photographs/Photograph.tsx';
import { dotted } from '../text/dotted.ts';
import { priceText } from '../text/money.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { GroupIcon } from '../ui/GroupIcon.tsx';
import { Section } from '../ui/Section.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { Collection, HomeDelivery } from './HomeDelivery.tsx';
import * as words from './words.ts';

type ServiceRowProps = { service: Pharmacy['servicos'][number]; pharmacy: Pharmacy; level: 'h3' | 'h4' };

/** The services as a price list, in groups where the owner has made some; home delivery after it. */
export function Services({ pharmacy, photograph }: IllustratedProps) {
  const { farmacia, pagina, servicos } = pharmacy;
  const texts = pagina.servicos;
  const facilities = new Intl.ListFormat('pt-PT').format(farmacia.comodidades);
  const groups = Map.groupBy(servicos, ({ grupo }) => grupo);
  return (
    <Section id="servicos" title={texts.titulo} intro={texts.introducao} ground="wash">
      {photograph && <Photograph {...photograph} />}
      <div className="service-groups" data-one-group={groups.size === 1 || undefined}>
        {[...groups].map(([name = '', services]) => (
          <div key={name} className="service-group">
            {name && (
              <h3>
                <GroupIcon name={services[0]?.icone ?? 'cruz'} />
                {name}
              </h3>
            )}
            <ul>
              {services.map((service) => (
                <li key={service.nome}>
                  <ServiceRow service={service} pharmacy={pharmacy} level={name ? 'h4' : 'h3'} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {facilities && (
          <p className="services-after" data-print="no">
            {words.facilities(facilities)}
          </p>
        )}
        {farmacia.condicoes && (
          <p className="services-after" data-print="no">
            <Unbroken text={farmacia.condicoes} />
          </p>
        )}
        <p className="services-after" data-print="no">
          <MessageButton pharmacy={pharmacy} text={texts.saudacao}>
            {texts.ajuda}
          </MessageButton>
        </p>
      </div>
      {pharmacy.entregas.faz && <HomeDelivery pharmacy={pharmacy} />}
      {pharmacy.collections.length > 0 && <Collection collections={pharmacy.collections} />}
    </Section>
  );
}

/**
 * A service: its name, its price where there is one, and its description. Open in the HTML, so that all of it is read
 * without a script, on a wide screen and on paper; a script folds it on a phone (document/fold-on-phone.ts), where the
 * browser's own search still finds it.
 */
function ServiceRow({ service, pharmacy, level: Heading }: ServiceRowProps) {
  const { nome, descricao, epoca, dias, vezes, marcaPorTelefone, marcacao } = service;
  const price = priceText(service);
  const days = [dayNames(dias), vezes].filter(Boolean).join(', ');
  const when = dotted([epoca && words.fromMonthToMonth(epoca.de, epoca.ate), days && words.onDays(days)]);
  return (
    <details className="service" data-folds="" open>
      <summary>
        <Heading className="leader service-row">
          <span className="service-name">{nome}</span>
          {price && <span className="service-price">{price}</span>}
        </Heading>
      </summary>
      <p>
        <Unbroken text={descricao} />
      </p>
      {when && <p className="service-when">{when}</p>}
      {marcaPorTelefone && (
        <p>
          {`${words.bookByTelephone} `}
          <Telephone number={pharmacy.farmacia.telefones.geral} costs={pharmacy.callCosts} name={nome} isCostRepeated />
        </p>
      )}
      {marcacao && (
        <ButtonLink variant="quiet" href={marcacao} aria-label={`${words.book}: ${nome}`}>
          {words.book}
        </ButtonLink>
      )}
    </details>
  );
}
