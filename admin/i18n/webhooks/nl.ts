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
      redirects: { changed: 'Redirects gewijzigd' },
      tag: { changed: 'Tag gewijzigd' },
      languages: { changed: 'Talen van de site gewijzigd' },
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
    renew: 'Geheim vernieuwen',
    renewTitle: 'Geheim van “{name}” vernieuwen?',
    renewMessage:
      'De webhook krijgt een nieuw geheim. Een ontvanger met het huidige aanvaardt gebeurtenissen tot {time}. Stel daar vóór die tijd het nieuwe in.',
    repairMessage:
      'SECRET van de website is gewijzigd, zodat gebeurtenissen niet meer met het vorige geheim kunnen worden ondertekend. De ontvanger aanvaardt ze weer zodra die het nieuwe heeft.',
    renewed: 'Geheim vernieuwd',
    onceUntil:
      'Kopieer dit geheim nu en stel het vóór {time} in bij de ontvanger. Tot dan worden gebeurtenissen ook met het vorige geheim ondertekend. U kunt het daarna niet meer zien.',
    onceOnly:
      'Kopieer dit geheim nu en stel het in bij de ontvanger: gebeurtenissen worden alleen hiermee ondertekend. U kunt het daarna niet meer zien.',
    formerUntil: 'Tot {time} worden gebeurtenissen ook met het vorige geheim ondertekend.',
    unsignedNote:
      'Gebeurtenissen kunnen niet worden ondertekend, omdat SECRET van de website is gewijzigd. Vernieuw het geheim.',
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
      secret: 'SECRET van de website is gewijzigd. Vernieuw het geheim',
    },
    replay: 'Opnieuw versturen',
    replayNamed: 'Opnieuw versturen: aflevering {id}',
    replayed: 'Gebeurtenis opnieuw verstuurd',
  },
}
