// Components are tested as they look: many of their promises are kept by the style sheet.
import './src/styles.css';
