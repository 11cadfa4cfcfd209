import type { Language } from '../locales.ts'
import type { ErrorTexts } from './error-texts.ts'

export type NativeError = 'required' | 'invalidEmail' | 'invalidNumberOrDate'

/**
 * The messages of what browsers find in a form by themselves. They are apart from the others because every page with a
 * form, and every canvas, has them in all languages.
 */
export const nativeErrors: Record<
  Language,
  Pick<ErrorTexts, 'named'> & { errors: Pick<ErrorTexts['errors'], NativeError> }
> = {
  en: {
    named: '{name}',
    errors: {
      required: '{property} is required',
      invalidEmail: '{property} must be a valid email address',
      invalidNumberOrDate: '{property} is not a valid number or date, or is out of range',
    },
  },
  nl: {
    named: '{name}',
    errors: {
      required: '{property} is verplicht',
      invalidEmail: '{property} moet een geldig e-mailadres zijn',
      invalidNumberOrDate: '{property} is geen geldig getal of geldige datum, of valt buiten het bereik',
    },
  },
  de: {
    // The noun „Feld“ carries article and grammar, whatever the gender of the name.
    named: 'Das Feld „{name}“',
    errors: {
      required: '{property} ist erforderlich',
      invalidEmail: '{property} muss eine gültige E-Mail-Adresse enthalten',
      invalidNumberOrDate:
        '{property} enthält weder eine gültige Zahl noch ein gültiges Datum oder liegt außerhalb des zulässigen Bereichs',
    },
  },
  fr: {
    // The noun “champ” carries article and grammar, whatever the gender of the name.
    named: 'Le champ « {name} »',
    errors: {
      required: '{property} est obligatoire',
      invalidEmail: '{property} doit contenir une adresse e-mail valide',
      invalidNumberOrDate:
        '{property} ne contient ni un nombre ni une date valides, ou sort des limites autorisées',
    },
  },
}
