import './main.css';
import { createRoot } from 'react-dom/client';
import { channelOf } from '../../src/content/channel.ts';
import type { Content } from '../../src/content/load.ts';
import { addressLines, timetable } from '../../src/content/view.ts';
import { DeliveryCheck } from '../../src/islands/near/DeliveryCheck/DeliveryCheck.island.tsx';
import { RentalQuote } from '../../src/islands/near/RentalQuote/RentalQuote.island.tsx';
import { RequestForm } from '../../src/islands/near/RequestForm/RequestForm.island.tsx';
import { Share } from '../../src/islands/near/Share/Share.island.tsx';
import { Floats } from '../../src/islands/page/Floats/Floats.island.tsx';
import { SloganRotator } from '../../src/islands/page/SloganRotator/SloganRotator.island.tsx';
import { ThemeToggle } from '../../src/islands/press/ThemeToggle/ThemeToggle.island.tsx';
import { hoursTable } from '../../src/lib/hours-table.ts';
import { About } from '../../src/sections/About/About.tsx';
import { ActionBar } from '../../src/sections/ActionBar/ActionBar.tsx';
import { Contact } from '../../src/sections/Contact/Contact.tsx';
import { Directions } from '../../src/sections/Directions/Directions.tsx';
import { EquipmentRental } from '../../src/sections/EquipmentRental/EquipmentRental.tsx';
import { Hero } from '../../src/sections/Hero/Hero.tsx';
import { OpenNow } from '../../src/sections/OpenNow/OpenNow.tsx';
import { Partners } from '../../src/sections/Partners/Partners.tsx';
import { PaymentMethods } from '../../src/sections/PaymentMethods/PaymentMethods.tsx';
import { HomeDelivery } from '../../src/sections/Services/HomeDelivery.tsx';
import { Services } from '../../src/sections/Services/Services.tsx';
import { SiteFooter } from '../../src/sections/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../src/sections/SiteHeader/SiteHeader.tsx';
import { SloganBanner } from '../../src/sections/SloganBanner/SloganBanner.tsx';
import { WhatsAppButton } from '../../src/sections/WhatsAppButton/WhatsAppButton.tsx';
import { AzulejoDefs } from '../../src/ui/Azulejo.tsx';
import { Frieze } from '../../src/ui/Frieze.tsx';
import { Section } from '../../src/ui/Section.tsx';

/** Put in by the build (bench/pages.ts): what the home page shows of the content. */
declare const CONTENT: Omit<Content, 'privacidade' | 'formulario'>;
const content = CONTENT;
const { farmacia, horario, pagina } = content;
const { email } = farmacia;
const address = addressLines(farmacia.morada);
const { geral, urgencia } = farmacia.telefones;
const channel = channelOf(farmacia, pagina.contactos.assunto);
const { latitude: lat, longitude: lon } = farmacia.coordenadas;
const callCosts = pagina.custoChamada;
const hours = hoursTable(timetable(content), content.interface.abertaAgora);
const hoursTitle = pagina.sobre.horario;

/** The home page of src/pages/index.astro and its document, rendered whole in the browser. */
function App() {
  return (
    <>
      <title>{pagina.titulo}</title>
      <meta name="description" content={pagina.descricao} />
      <a href="#conteudo" className="skip-link">
        {pagina.cabecalho.saltar}
      </a>
      <Floats />
      <AzulejoDefs />
      <SiteHeader name={farmacia.nome} telephone={geral} callCosts={callCosts} texts={pagina.cabecalho}>
        <ThemeToggle />
      </SiteHeader>
      <main id="conteudo" tabIndex={-1}>
        <Hero
          texts={pagina.abertura}
          telephone={geral}
          onCall={urgencia}
          {...{ channel, callCosts, address }}
          emergencies={pagina.socorro}
        >
          <OpenNow hours={hours} />
        </Hero>
        <SloganBanner title={pagina.slogans.titulo}>
          <SloganRotator />
        </SloganBanner>
        <About
          texts={pagina.sobre}
          hours={hours}
          onCall={{ explanation: horario.disponibilidade, surcharge: horario.acrescimo, telephone: urgencia }}
          callCosts={callCosts}
          emergencies={pagina.socorro}
          languages=""
          onDuty={farmacia.ligacoes.farmaciasDeServico}
        />
        <Frieze />
        <Services
          texts={pagina.servicos}
          factTexts={content.interface.factos}
          services={content.servicos}
          channel={channel}
        >
          <HomeDelivery texts={pagina.servicos} delivery={content.entregas} area="">
            <DeliveryCheck />
          </HomeDelivery>
        </Services>
        {content.aluguer.length > 0 && (
          <EquipmentRental texts={pagina.aluguer} items={content.aluguer} depositText="">
            <RentalQuote />
          </EquipmentRental>
        )}
        {content.parceiros.length > 0 && (
          <Partners texts={pagina.parceiros} partners={content.parceiros} channel={channel} email={email} />
        )}
        <Directions texts={pagina.comoChegar} place={{ lat, lon }} address={address} access={[]} />
        <Frieze />
        <Section id="pedido" title={pagina.pedido.titulo} intro={pagina.pedido.introducao} ground="tint">
          <RequestForm />
        </Section>
        <Contact
          emergencies={pagina.socorro}
          {...{ texts: pagina.contactos, telephones: farmacia.telefones, social: farmacia.redesSociais }}
          {...{ others: [], places: [], channel, email, address, callCosts, hours, hoursTitle }}
        >
          <Share />
        </Contact>
        <PaymentMethods title={pagina.pagamentos.titulo} methods={content.pagamentos} />
      </main>
      <SiteFooter
        texts={pagina.rodape}
        company={farmacia.empresa}
        technicalDirector={farmacia.direcaoTecnica}
        licence={farmacia.alvara}
        seat={`${address.street}, ${address.place}`}
        links={farmacia.ligacoes}
        {...{ hours, hoursTitle }}
      />
      <ActionBar texts={pagina.barra} telephone={geral} />
      <WhatsAppButton texts={pagina.whatsappFlutuante} channel={channel} />
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
