import { h2, list, p, pageLink, prose } from '../../prose.ts'
import { legalPage } from './legal-page.ts'

export const cookies = legalPage('cookies', {
  'nl-nl': {
    slug: 'cookieverklaring',
    title: 'Cookieverklaring',
    seoDescription:
      'Wie deze website leest, krijgt geen cookies. Wanneer er toch een nodig is, en wie die dan plaatst.',
    body: to =>
      prose(
        p(
          'Wie deze website leest, krijgt geen cookies. Daarom ziet u hier ook geen venster dat om toestemming vraagt: er valt niets toe te staan.',
        ),
        h2('Wat wij niet gebruiken'),
        list(
          'Geen cookies om bezoek te meten of bezoekers te herkennen',
          'Geen advertenties, pixels of knoppen van sociale media',
          'Geen opslag in uw browser en geen vingerafdruk van uw apparaat',
          'Geen lettertypen, kaarten of scripts die van andere websites komen',
        ),
        h2('Video’s van YouTube en Vimeo'),
        p(
          'Sommige video’s staan bij YouTube of Vimeo. Tot u op afspelen drukt, weet die dienst niet dat u hier bent: het beeld komt van onze eigen server. Drukt u wel, dan laadt de speler en kan de dienst cookies plaatsen en uw netwerkadres zien. Dat vragen wij u bij elke video apart; wij onthouden uw keuze niet. Laadt u de pagina opnieuw, dan is er weer niets toegestaan.',
        ),
        h2('Eén cookie voor wie hier werkt'),
        p(
          'Redacteuren die inloggen om de website te beheren, krijgen een cookie waarvan de naam op session eindigt. Die is nodig om ingelogd te blijven, bevat alleen een willekeurige code en vervalt als de redacteur uitlogt of een tijd niets doet. Voor een noodzakelijke cookie is geen toestemming nodig.',
        ),
        h2('Formulieren'),
        p(
          'Ook een formulier werkt zonder cookies. Wat u invult, gaat pas naar ons als u op verzenden drukt. Wat er daarna mee gebeurt, leest u bij ',
          pageLink('privacy en cookies', to.page('privacy')),
          '.',
        ),
        h2('Veranderingen'),
        p(
          'Verandert er iets, dan staat het hier voordat het gebeurt. Vragen beantwoorden wij via ',
          pageLink('de contactpagina', to.page('contact')),
          '. Deze verklaring is van 2 november 2026.',
        ),
      ),
  },
  'en-gb': {
    slug: 'cookie-statement',
    title: 'Cookie statement',
    seoDescription:
      'Reading this website sets no cookies at all. When a cookie is needed after all, and who sets it.',
    body: to =>
      prose(
        p(
          'Reading this website sets no cookies. That is why no banner asks for your consent: there is nothing to consent to.',
        ),
        h2('What we do not use'),
        list(
          'No cookies to count visits or recognise visitors',
          'No advertising, no pixels, no social media buttons',
          'No storage in your browser and no fingerprinting of your device',
          'No fonts, maps or scripts from other websites',
        ),
        h2('YouTube and Vimeo videos'),
        p(
          'Some videos are hosted by YouTube or Vimeo. Until you press play, that service has no idea you are here: the still comes from our own server. Once you press it the player loads, and the service may set cookies and see your network address. We ask for each video separately and do not remember your answer. Reload the page and nothing is allowed any more.',
        ),
        h2('One cookie, for the people who work here'),
        p(
          'Editors who log in to look after the website get a cookie whose name ends in session. It keeps them logged in, holds nothing but a random code, and ends when they log out or have been away for a while. A strictly necessary cookie needs no consent.',
        ),
        h2('Forms'),
        p(
          'Forms work without cookies too. What you type reaches us only when you press send. What happens next is explained in our ',
          pageLink('privacy statement', to.page('privacy')),
          '.',
        ),
        h2('Changes'),
        p(
          'If anything changes, you will read it here before it happens. Questions are welcome on the ',
          pageLink('contact page', to.page('contact')),
          '. This statement is dated 2 November 2026.',
        ),
      ),
  },
})
