import type { Translated } from '../translated.ts'
import type { webhooks as en } from './en.ts'

export const webhooks: Translated<typeof en> = {
  webhooks: {
    title: 'Webhooks',
    forbidden: 'U mag geen webhooks beheren.',
    none: 'Nog geen webhooks. Een webhook geeft een ander programma een melding als inhoud verandert, zodat het een cache kan bijwerken of een site kan bouwen.',
    add: 'Nieuwe webhook',
    name: 'Naam',
    nameHelp: 'Waar de webhook voor is, zoals het programma dat hem ontvangt',
    url: 'URL',
    urlHelp:
      'Ontvangt voor elke gebeurtenis een POST-verzoek. De URL begint met https:// en staat op het openbare internet.',
    events: 'Gebeurtenissen',
    event: {
      page: {
        published: 'Pagina gepubliceerd',
        unpublished: 'Pagina offline gehaald',
        moved: 'Pagina verplaatst',
        deleted: 'Pagina verwijderd',
      },
      menu: { changed: 'Menu gewijzigd' },
      file: { changed: 'Bestand gewijzigd', deleted: 'Bestand verwijderd' },
      test: 'Test',
    },
    active: 'Gebeurtenissen versturen',
    create: 'Webhook aanmaken',
    created: 'Webhook aangemaakt',
    once: 'Kopieer dit geheim nu en bewaar het op een veilige plaats. De ontvanger controleert er handtekeningen mee. U kunt het daarna niet meer zien.',
    secret: 'Geheim',
    done: 'Klaar',
    edit: 'Bewerken',
    editTitle: 'Webhook bewerken',
    save: 'Opslaan',
    saved: '“{name}” opgeslagen',
    stateTitle: 'Status',
    state: { active: 'Actief', failing: 'Verstoord', off: 'Uit', disabled: 'Uitgeschakeld' },
    failingNote:
      'Sinds {time} is geen gebeurtenis afgeleverd. Er volgen nieuwe pogingen, met steeds langere tussenpozen.',
    disabledNote:
      'Drie dagen lang kon niets worden afgeleverd. Herstel de ontvanger, bewerk daarna de webhook en zet die aan.',
    offNote: 'Deze webhook staat uit. Er worden geen gebeurtenissen voor bijgehouden.',
    lastDelivery: 'Laatst afgeleverd',
    never: 'Nooit',
    delete: 'Verwijderen',
    deleteTitle: '“{name}” verwijderen?',
    deleteMessage:
      'Gebeurtenissen worden niet meer verstuurd, en het logboek van afleveringen wordt verwijderd.',
    deleted: '“{name}” verwijderd',
    test: 'Test versturen',
    testSent: 'Test verstuurd',
    failed: 'De webhook kon niet worden geladen.',
    deliveries: 'Afleveringen',
    noDeliveries:
      'Geen afleveringen in de laatste 30 dagen. Verstuur een test om te zien of de ontvanger antwoordt.',
    eventTitle: 'Gebeurtenis',
    attempts: '{count, plural, one {# poging} other {# pogingen}}',
    next: 'Volgende poging: {time}',
    answer: 'Antwoord',
    deliveryState: { waiting: 'Wacht', delivered: 'Afgeleverd', failed: 'Mislukt' },
    failure: {
      private: 'Privénetwerk',
      timeout: 'Geen antwoord binnen 10 seconden',
      redirect: 'Doorverwijzingen worden niet gevolgd',
      refused: 'Geweigerd door de ontvanger',
      unreachable: 'Ontvanger niet bereikbaar',
      secret: 'SECRET van de website is gewijzigd. Maak de webhook opnieuw aan',
    },
    replay: 'Opnieuw versturen',
    replayNamed: 'Opnieuw versturen: aflevering {id}',
    replayed: 'Gebeurtenis opnieuw verstuurd',
  },
}
