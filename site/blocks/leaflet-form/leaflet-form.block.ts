import { defineBlock, file } from 'ximblox'
import { leafletDownload } from '../../forms/leaflet-download.ts'
import { formData, sentParam } from '../form-data.ts'
import { formFields } from '../form-fields.ts'

/** A leaflet that visitors get in exchange for their details. */
export const leafletForm = defineBlock({
  id: 'leaflet-form',
  version: 1,
  label: {
    en: 'Leaflet form',
    nl: 'Brochure aanvragen',
    de: 'Broschüre anfordern',
    fr: 'Demande de brochure',
  },
  group: 'forms',
  keywords: {
    en: 'brochure download whitepaper pdf',
    nl: 'brochure folder download pdf',
    de: 'Prospekt Download PDF',
    fr: 'dépliant téléchargement pdf',
  },
  sketch: [
    ['title', 'line', 'image'],
    ['line', 'line', 'button'],
  ],
  fields: {
    ...formFields,
    leaflet: file({
      label: { en: 'Leaflet', nl: 'Brochure', de: 'Broschüre', fr: 'Brochure' },
      required: true,
      private: true,
      accept: ['document', 'file'],
    }),
  },
  params: [sentParam],
  query: async (_props, context) => formData(context),
  form: () => leafletDownload,
})
