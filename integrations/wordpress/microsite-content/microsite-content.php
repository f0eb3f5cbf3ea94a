<?php
/**
 * Plugin Name:       Microsite Content
 * Description:       Campus events and menus for an employer-brand microsite: a form for editors, two routes for the site, and a signed call when something that the site shows has changed.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       microsite-content
 * Domain Path:       /languages
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

defined( 'ABSPATH' ) || exit;

/** This file, by which WordPress knows the plugin. */
const PLUGIN_FILE = __FILE__;

/** As its header says. */
const PLUGIN_VERSION = '0.1.0';

require_once __DIR__ . '/includes/names.php';
require_once __DIR__ . '/includes/translations.php';
require_once __DIR__ . '/includes/sites.php';
require_once __DIR__ . '/includes/activation.php';
require_once __DIR__ . '/includes/languages.php';
require_once __DIR__ . '/includes/event-type.php';
require_once __DIR__ . '/includes/event-capabilities.php';
require_once __DIR__ . '/includes/provinces.php';
require_once __DIR__ . '/includes/province-form.php';
require_once __DIR__ . '/includes/event-fields.php';
require_once __DIR__ . '/includes/event-nights.php';
require_once __DIR__ . '/includes/event-form.php';
require_once __DIR__ . '/includes/menus.php';
require_once __DIR__ . '/includes/events.php';
require_once __DIR__ . '/includes/routes.php';
require_once __DIR__ . '/includes/call.php';
require_once __DIR__ . '/includes/changes.php';
require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/notice.php';
