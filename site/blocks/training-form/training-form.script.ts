import { enhanceForms } from '@ximblox/site-kit/forms/enhance-forms'
import { euros, includingVat } from '../../rules/price.ts'

enhanceForms()

for (const box of document.querySelectorAll<HTMLElement>('[data-price]')) {
  const form = box.closest('form')
  form?.addEventListener('form:items', () => {
    const count = form.querySelectorAll('[data-item]').length
    const { price, locale = 'en-gb', one = '', many = '' } = box.dataset
    const total = Number(price) * count
    const write = (name: string, text: string) => {
      const element = box.querySelector(`[data-${name}]`)
      if (element) element.textContent = text
    }
    write('count', count === 1 ? one : many.replace('{count}', String(count)))
    write('excluding', euros(total, locale))
    write('including', euros(includingVat(total), locale))
  })
}
