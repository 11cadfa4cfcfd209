import { type BlockComponent, fieldsOf } from 'ximblox/views'
import { SearchForm } from '../../theme/search-form.tsx'
import { searchPathOf } from '../../theme/search-path.ts'
import type { searchBox } from './search-box.block.ts'

const { Plain } = fieldsOf<typeof searchBox>()

export const SearchBox: BlockComponent<typeof searchBox> = ({ props, block, view }) => {
  const action = searchPathOf(view)
  return (
    <section className="search-box">
      <div className="wrap">
        <Plain field="title" as="heading" className="search-box__title" />
        {action !== undefined && (
          <SearchForm
            locale={view.page.locale}
            action={action}
            name={block.key}
            placeholder={props.placeholder}
          />
        )}
      </div>
    </section>
  )
}
