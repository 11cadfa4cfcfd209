import { contactDetails } from '../globals/contact.global.ts'
import { siteContent } from '../globals/site.global.ts'

/** The site-wide content that says who the organisation is and how to reach it. */
export const organisation = { name: siteContent.id, contact: contactDetails.id }
