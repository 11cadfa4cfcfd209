import { definePageType, image, list, multiline, newKey, plain, url } from 'ximblox'
import { cardImage, tagIDs } from '../card-parts.ts'
import { tagFields } from '../common-fields.ts'

/** A member of the team. */
export const team = definePageType({
  id: 'team',
  version: 1,
  label: { en: 'Team member', nl: 'Teamlid', de: 'Teammitglied', fr: 'Membre de l’équipe' },
  listLabel: { en: 'Team', nl: 'Team', de: 'Team', fr: 'Équipe' },
  slugPrefix: {
    'nl-nl': 'over-ons/team',
    'en-gb': 'about-us/team',
    'de-de': 'ueber-uns/team',
    'fr-fr': 'a-propos/equipe',
  },
  fields: {
    name: plain({ label: { en: 'Name', nl: 'Naam', de: 'Name', fr: 'Nom' }, required: true, max: 120 }),
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
      fields: {
        name: plain({
          label: { en: 'Name', nl: 'Naam', de: 'Name', fr: 'Nom' },
          required: true,
          max: 60,
        }),
      },
    }),
    linkedin: url({
      label: { en: 'LinkedIn URL', nl: 'LinkedIn-URL', de: 'LinkedIn-URL', fr: 'URL LinkedIn' },
    }),
    image: image({
      label: { en: 'Portrait', nl: 'Portret', de: 'Porträt', fr: 'Portrait' },
      aspectRatio: 4 / 5,
    }),
    ...tagFields,
  },
  initialBlocks: () => [{ type: 'rich-text', key: newKey(), props: {} }],
  card: ({ __images }, { name, function: role, description, specialties, linkedin }) => ({
    name,
    function: role,
    summary: description,
    linkedin,
    specialties: specialties.map(({ name }) => name),
    image: cardImage(__images.image),
  }),
  filters: {
    name: {
      label: { en: 'Name', nl: 'Naam', de: 'Name', fr: 'Nom' },
      values: ({ name }) => [name],
    },
  },
  sorts: {
    name: {
      label: { en: 'By name', nl: 'Op naam', de: 'Nach Name', fr: 'Par nom' },
      key: ({ name }) => name,
    },
  },
  tags: tagIDs,
  cardVersion: 4,
})
