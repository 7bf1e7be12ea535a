// The theme with fonts would bring fifteen files of them.
import Theme from 'vitepress/theme-without-fonts';
import './style.css';

export default Theme;
