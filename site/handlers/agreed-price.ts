import type { StoredSubmission } from 'ximblox/server'
import { priceOf } from '../rules/training-page.ts'

/** What all participants of a registration cost together, in euros excluding VAT, as agreed when it was sent. */
export const agreedPrice = ({
  data,
  quantity,
  place,
}: Pick<StoredSubmission<{ price: string }>, 'data' | 'quantity' | 'place'>): number => {
  const agreed = Number.parseFloat(data.price)
  return (Number.isNaN(agreed) ? priceOf(place?.page.props ?? {}) : agreed) * quantity
}
