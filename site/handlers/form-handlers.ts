import type { FormHandler } from 'ximblox/server'
import { composedFormHandler } from './composed-form-handler.ts'
import { contactHandler } from './contact-handler.ts'
import { leafletHandler } from './leaflet-handler.ts'
import { newsletterHandler } from './newsletter-handler.ts'
import { trainingRegistrationHandler } from './training-registration-handler.ts'

/** What happens with the submissions of each form. */
export const formHandlers: readonly FormHandler[] = [
  contactHandler,
  newsletterHandler,
  leafletHandler,
  trainingRegistrationHandler,
  composedFormHandler,
]
