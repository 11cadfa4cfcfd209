import { targetOfAddress } from '../target-of-address.ts'

/** Browsers open details around the target of an address, but not those that are the target. */
const openTarget = () => {
  const target = targetOfAddress()
  const item = target?.matches('.accordion-item') ? target : target?.querySelector(':scope > .accordion-item')
  if (item instanceof HTMLDetailsElement) item.open = true
}

addEventListener('hashchange', openTarget)
openTarget()
