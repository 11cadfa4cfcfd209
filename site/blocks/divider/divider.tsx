import type { BlockComponent } from 'ximblox/views'
import type { divider } from './divider.block.ts'

export const Divider: BlockComponent<typeof divider> = ({ props: { look } }) => (
  <div className={`divider divider--${look}`}>
    {look !== 'space' && <hr className="divider__line wrap" />}
  </div>
)
