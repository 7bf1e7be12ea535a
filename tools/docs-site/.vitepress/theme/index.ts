// The theme without fonts is used, because the other one would add fifteen font files.
import Theme from 'vitepress/theme-without-fonts';
import './style.css';

export default Theme;
