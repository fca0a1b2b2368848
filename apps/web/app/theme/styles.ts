/* Of Mantine only what every page uses; any other part is imported together with its own `….layer.css`. */
import './layers.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import './tokens.css'
import './fonts.css'
import './base.css'
import './controls.css'
