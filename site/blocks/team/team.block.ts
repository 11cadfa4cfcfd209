import { defineBlock, image, link, list, multiline, type PageCard, plain, url } from 'ximblox'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'

const name = { en: 'Name', nl: 'Naam', de: 'Name', fr: 'Nom' }

/** People with their function and what they are good at: the members in the block, or else the pages of the team. */
export const team = defineBlock({
  id: 'team',
  version: 1,
  label: { en: 'Team', nl: 'Team', de: 'Team', fr: 'Équipe' },
  group: 'lists',
  keywords: {
    en: 'people members colleagues staff portraits who',
    nl: 'mensen leden collega’s medewerkers portretten wie',
    de: 'Menschen Mitglieder Kollegen Mitarbeitende Porträts wer',
    fr: 'personnes membres collègues collaborateurs portraits qui',
  },
  icon: 'cards',
  sketch: [
    ['image', 'title', 'line'],
    ['image', 'title', 'line'],
    ['image', 'title', 'line'],
  ],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    intro: multiline({ label: labels.intro, max: 600 }),
    members: list({
      label: { en: 'Members', nl: 'Teamleden', de: 'Mitglieder', fr: 'Membres' },
      itemLabel: { en: 'Member', nl: 'Teamlid', de: 'Mitglied', fr: 'Membre' },
      help: {
        en: 'Leave empty to show all pages of team members.',
        nl: 'Laat leeg om alle pagina’s van teamleden te tonen.',
        de: 'Leer lassen, um alle Seiten von Teammitgliedern zu zeigen.',
        fr: 'Laissez vide pour afficher toutes les pages des membres de l’équipe.',
      },
      max: 40,
      fields: {
        name: plain({ label: name, required: true, max: 120 }),
        function: plain({
          label: { en: 'Job title', nl: 'Functie', de: 'Funktion', fr: 'Fonction' },
          max: 120,
        }),
        description: multiline({
          label: { en: 'Description', nl: 'Beschrijving', de: 'Beschreibung', fr: 'Description' },
          max: 600,
        }),
        specialties: list({
          label: { en: 'Specialties', nl: 'Specialismen', de: 'Fachgebiete', fr: 'Spécialités' },
          itemLabel: { en: 'Specialty', nl: 'Specialisme', de: 'Fachgebiet', fr: 'Spécialité' },
          max: 10,
          fields: { name: plain({ label: name, required: true, max: 60 }) },
        }),
        linkedin: url({
          label: { en: 'LinkedIn URL', nl: 'LinkedIn-URL', de: 'LinkedIn-URL', fr: 'URL LinkedIn' },
        }),
        link: link({ label: labels.link }),
        image: image({
          label: { en: 'Portrait', nl: 'Portret', de: 'Porträt', fr: 'Portrait' },
          aspectRatio: 4 / 5,
        }),
      },
    }),
    background: appearance.background,
  },
  query: async ({ members }, { pages }): Promise<PageCard[]> =>
    members.length > 0 ? [] : (await pages.list({ type: 'team', sort: 'name', size: 40 })).items,
})
